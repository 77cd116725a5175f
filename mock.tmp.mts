import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { weighForm, countLines } from './plugins/comparison/measureForm';
import { projectFacts } from './plugins/comparison/projectFacts';
import { translateForm } from './plugins/comparison/formTexts';
import { highlightCode } from './src/components/highlightCode';
import { typeHints } from './plugins/type-hints/typeHints';
import { hintedHtml } from './plugins/type-hints/hintedHtml';
const root = process.cwd();
const out = '/tmp/h-mock';
const cache = out + '/data.json';
const names: Record<string,string> = { bindform: 'Bindform', 'react-hook-form': 'React Hook Form', formik: 'Formik', antd: 'Ant Design' };
let data: any;
if (fs.existsSync(cache)) data = JSON.parse(fs.readFileSync(cache, 'utf8'));
else {
  const forms = [];
  for (const id of Object.keys(names)) { const f = `${root}/plugins/comparison/forms/${id}.tsx`; const s = fs.readFileSync(f, 'utf8');
    forms.push({ id, name: names[id], version: JSON.parse(fs.readFileSync(`${root}/node_modules/${id}/package.json`,'utf8')).version, lines: countLines(s), bytes: await weighForm(f), html: highlightCode(s, 'tsx') }); }
  data = { forms, facts: projectFacts(root), typed: hintedHtml(typeHints(fs.readFileSync('src/samples/typed-paths.tsx','utf8'), root), 'typed-paths') };
  fs.writeFileSync(cache, JSON.stringify(data));
}
const zh = process.argv[2] === 'zh';
const messages = zh ? JSON.parse(fs.readFileSync('i18n/zh-CN/code.json','utf8')) : {};
const virtual: Record<string, string> = {
  '@generated/comparison/default/forms.json': `export default ${JSON.stringify(data.forms)}`,
  '@generated/comparison/default/facts.json': `export default ${JSON.stringify(data.facts)}`,
  '@generated/type-hints/default/typed-paths.json': `export default ${JSON.stringify({ html: data.typed })}`,
  '@generated/library-downloads/default/install.json': `export default {package: 'https://bindform.github.io/bindform/downloads/bindform-1.5.0.tgz'}`,
  '@docusaurus/Translate': `import React from 'react'; const M=${JSON.stringify(messages)};
   export function translate({id,message},v={}){return String(M[id]?.message??message).replace(/\\{(\\w+)\\}/g,(_,n)=>String(v[n]))}
   export default function T({id,children,values={}}){const t=M[id]?.message??children;return t.split(/\\{(\\w+)\\}/).map((p,i)=>React.createElement(React.Fragment,{key:i},i%2?values[p]:p))}`,
  '@docusaurus/useDocusaurusContext': `export default ()=>({i18n:{currentLocale:'${zh?'zh-CN':'en-US'}'},siteConfig:{}})`,
  '@docusaurus/Link': `import React from 'react'; export default ({to,...p})=>React.createElement('a',{href:to,...p})`,
  '@theme/Heading': `import React from 'react'; export default ({as:A,...p})=>React.createElement(A,p)`,
  '@theme/Layout': `import React from 'react'; export default ({children})=>React.createElement('div',{className:'main-wrapper'},children)`,
  '@theme/PageTab': `import React from 'react'; export default ({children})=>children`,
  '@theme/PageTabs': `import React from 'react'; import styles from '${root}/plugins/page-tabs/theme/PageTabs/styles.module.css'; export default function P({children}){const [a,s]=React.useState(0);return React.createElement('div',{className:styles.root},React.createElement('div',{role:'tablist',className:styles.list},React.Children.map(children,(c,i)=>React.createElement('button',{role:'tab','aria-selected':i===a,className:styles.tab,onClick:()=>s(i)},c.props.label))),React.Children.map(children,(c,i)=>React.createElement('div',{className:styles.panel,hidden:i!==a},c)))}`,
  '@theme/Demo': `import React from 'react'; export default ({demo})=>React.createElement('section',{style:{border:'1px solid var(--site-line)',borderRadius:8,height:'26rem',display:'grid',placeItems:'center',color:'var(--site-muted)'}},'Demo')`,
  '@theme/DemoResult': `import React from 'react'; import s from '${root}/plugins/demos/theme/DemoResult/styles.module.css'; import pv from '${root}/plugins/demos/theme/Demo/preview.module.css'; export default ({demo})=>React.createElement('div',{className:s.result},React.createElement('div',{'data-demo-preview':'',className:pv.preview},React.createElement('div',null,React.createElement(demo))))`,
  '@theme/TypedCode': `export { default } from '${root}/plugins/type-hints/theme/TypedCode/index.tsx'`,
};
await build({
  stdin: { contents: `import Home from './src/pages/index.tsx'; import {createRoot} from 'react-dom/client'; import React from 'react'; createRoot(document.getElementById('r')).render(React.createElement(Home));`, resolveDir: root, loader: 'tsx' },
  bundle: true, outdir: out, entryNames: 'home', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' }, loader: { '.module.css': 'local-css' }, logLevel: 'error',
  plugins: [{ name: 'v', setup(b) {
    b.onResolve({ filter: /^@demos\// }, ({ path: p }) => { const [, page, name] = /^@demos\/(\w+)-(\w+)$/.exec(p)!; return { path: `${root}/demos/${page}/${name}.tsx` }; });
    b.onResolve({ filter: /^@site\// }, ({ path: p }) => b.resolve('./' + p.slice(6), { resolveDir: root, kind: 'import-statement' }));
    b.onResolve({ filter: /^@(generated|docusaurus|theme)\// }, ({ path: p }) => ({ path: p, namespace: 'v' }));
    b.onLoad({ filter: /.*/, namespace: 'v' }, ({ path: p }) => ({ contents: virtual[p] ?? 'export default ()=>null', loader: 'jsx', resolveDir: root }));
  } }],
});
const css = [fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'), ...['tokens','base','typography','states','code','preferences'].map((n) => fs.readFileSync(`src/css/${n}.css`, 'utf8'))].join('\n');
fs.writeFileSync(out + '/base.css', css);
fs.writeFileSync(out + '/index.html', `<!doctype html><html lang="${zh ? 'zh-CN' : 'en-US'}"><meta charset=utf8><meta name=viewport content="width=device-width"><link rel=stylesheet href=base.css><link rel=stylesheet href=home.css><body><div id=r></div><script src=home.js></script>`);
import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-component-update','--disable-sync'] });
for (const [w, dark] of [[1440, false], [1440, true], [390, false], [768,false]] as const) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } });
  p.on('pageerror', (e) => console.log(String(e)));
  await p.goto('file://' + out + '/index.html');
  if (dark) await p.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await p.waitForTimeout(300);
  await p.screenshot({ path: `${out}/${zh?'zh':'en'}-${w}${dark ? '-dark' : ''}.png`, fullPage: true });
  await p.close();
}
await b.close();
