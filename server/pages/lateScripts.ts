import { jsonTag } from './tags.ts';

const names = 'scripts';

/**
 * Asks for the app's script and what it imports when the first screen is there with its pictures and faces, so that the
 * line and the processor are the page's until then; a second after the first frame where they are slow, at once when the person presses something, and
 * after three seconds in a tab without frames. The names are beside it, so that one hash allows it on every page.
 */
export const loadScript =
  '(function(){var d=document,f=function(){' +
  `var n=d.getElementById("${names}"),l=n&&JSON.parse(n.textContent),i,e;` +
  'if(!l||n.done)return;n.done=1;' +
  'for(i=0;i<l.length;i++){' +
  'e=d.createElement(i<l.length-1?"link":"script");e.fetchPriority="low";' +
  'if(i<l.length-1){e.rel="modulepreload";e.href=l[i]}else{e.type="module";e.src=l[i]}' +
  'd.head.appendChild(e)}};' +
  'addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(f)})});' +
  'requestAnimationFrame(function(){setTimeout(f,1e3)});setTimeout(f,3e3);' +
  '["pointerdown","keydown"].forEach(function(t){addEventListener(t,f,{once:true,capture:true})})})()';

/** The app's script, for a page that is complete without it. The entry comes last. */
export const lateScripts = ({ entry, chunks }: { entry: string; chunks: readonly string[] }): string[] => [
  jsonTag(names, [...chunks, entry]),
  `<script>${loadScript}</script>`,
];
