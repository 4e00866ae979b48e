import { themeScript } from './themeScript.ts';

/** The page's colour, for the browser's own bars: the tokens' `--bg`. */
export const barColours = { dark: '#100d0c', light: '#f9f6f0' };

/** The bars follow the theme, whatever changes it later: the person, another tab or the system. */
const barScript =
  '(function(){var d=document.documentElement,m=matchMedia("(prefers-color-scheme:light)"),' +
  'b=document.querySelector("meta[name=theme-color]"),' +
  'f=function(){var t=d.dataset.theme;' +
  `b.content=t==="light"||t==="system"&&m.matches?"${barColours.light}":"${barColours.dark}"};` +
  'f();m.addEventListener("change",f);' +
  'new MutationObserver(f).observe(d,{attributeFilter:["data-theme"]})})()';

/** What is pressed before the app's script is there isn't lost: its buttons look here for it, and count it late. */
const pressScript = 'addEventListener("click",function(e){latestPress=e},true);';

/** Two dots on nothing, as large as the picture that it replaces. */
const standIn =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='%23888' fill-opacity='.5'>" +
  "<circle cx='46.5%25' cy='50%25' r='2%25'/><circle cx='53.5%25' cy='50%25' r='2%25'/></svg>";

/** A picture that fails to load is replaced by a plain one: no broken icon, no layout shift. */
const pictureScript =
  'addEventListener("error",function(e){var i=e.target;' +
  `if(i.srcset){i.srcset="";i.src="${standIn}"}},true);`;

/**
 * Until the picture of the first screen is painted, photographs that are lazy aren't displayed (Picture.module.css) and
 * the faces aren't used (tokens.css), so that browsers don't ask for them beside it: for three seconds at most.
 */
const orderScript =
  '(function(){var d=document,s=d.documentElement.dataset,f=function(){delete s.pictures};s.pictures="wait";' +
  'd.addEventListener("DOMContentLoaded",function(){var i=d.querySelector("img[fetchpriority=high]");' +
  'if(!i||i.complete)f();else i.onload=i.onerror=function(){requestAnimationFrame(function(){setTimeout(f)})}});' +
  'setTimeout(f,3e3)})();';

/** The one inline script of every document, before its first paint. */
export const headScript = pressScript + pictureScript + orderScript + themeScript + barScript;
