import subprocess
def renew(patch, path, a, b):
    s=open(path).read(); assert a in s,(path,a)
    open(path,'w').write(s.replace(a,b,1))
    d=subprocess.run(['git','diff','--',path],capture_output=True,text=True).stdout
    open(path,'w').write(s)
    head=open(patch).read().split('diff --git')[0]
    open(patch,'w').write(head+d)
git=subprocess.run
git(['git','add','-A'])
git(['git','commit','-qm','Accept the interface and its texts'])
renew('tests/faults/04-reset-keeps-error.patch','packages/bindform/src/item.ts','''      clearValidate();
      if (draft ?? composing) item.refresh();
      draft = composing = undefined;
      setTouched(false);
      if (isRestored) setValue(defaultValue);''','''      if (draft ?? composing) item.refresh();
      draft = composing = undefined;
      setTouched(false);
      if (isRestored) {
        clearValidate();
        setValue(defaultValue);
      }''')
renew('tests/faults/25-rejected-rule-unhandled.patch','packages/bindform/src/rules.ts','''        ? Promise.resolve(verdict).then(messageOfVerdict).catch(failed)''','''        ? Promise.resolve(verdict).then(messageOfVerdict)''')
