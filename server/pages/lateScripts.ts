import { jsonTag } from './tags.ts';

const names = 'scripts';

/**
 * Requests the app's script and its imports after the `load` event, so that the first screen has the network and the
 * processor to itself. It doesn't wait longer than a second after the first frame, or three seconds in a tab without
 * frames, and starts at once on a press. The names are in an element beside it: one hash allows it on every page.
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
