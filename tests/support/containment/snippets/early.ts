import type { SnippetGroup } from '../snippet';

const WAIT = 'await new Promise((done) => setTimeout(done, 700))';

/** Make the browser connect before anything is asked for. */
export const EARLY: SnippetGroup = {
  title: 'have connections made early',
  snippets: [
    {
      name: 'a link element that connects',
      code: `const l = document.createElement('link'); l.rel = 'preconnect'; l.href = 'http://' + TCP; document.head.append(l); ${WAIT}`,
    },
    {
      name: 'a link element that connects, by attributes',
      code: `const l = document.createElementNS('http://www.w3.org/1999/xhtml', 'link'); l.setAttribute('rel', 'preconnect'); l.setAttribute('href', 'http://' + TCP); stage.append(l); ${WAIT}`,
    },
    {
      name: 'a link written as HTML',
      code: `stage.innerHTML = '<link rel=preconnect href="http://' + TCP + '">'; ${WAIT}`,
    },
    {
      name: 'a link of a document that was read',
      code: `stage.append(new DOMParser().parseFromString('<link rel=preconnect href="http://' + TCP + '">', 'text/html').querySelector('link')); ${WAIT}`,
    },
    {
      name: 'a link of a document of XML',
      code: `stage.append(new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY l "&#60;x:l&#105;nk xmlns:x=&#39;http://www.w3.org/1999/xhtml&#39; rel=&#39;preconnect&#39; href=&#39;http://' + TCP + '&#39;/&#62;">]><a>&l;</a>', 'text/xml').documentElement.firstElementChild); ${WAIT}`,
    },
    {
      name: 'a link in a nested document',
      code: `const f = document.createElement('iframe'); f.srcdoc = '<link rel=preconnect href="http://' + TCP + '">'; stage.append(f); ${WAIT}`,
    },
    {
      name: 'a preconnection by React',
      code: `const { preconnect } = await import('react-dom'); preconnect('http://' + TCP); ${WAIT}`,
    },
    {
      name: 'rules of speculation',
      code: `const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: ['http://' + TCP], eagerness: 'immediate' }] }); document.head.append(s); ${WAIT}`,
    },
    {
      name: 'a link that is hovered and pressed',
      code: `stage.innerHTML = '<a href="http://' + TCP + '" style="display: block; height: 40px">link</a>'; stage.addEventListener('click', (e) => e.preventDefault(), true)`,
      gesture: 'click',
    },
  ],
};
