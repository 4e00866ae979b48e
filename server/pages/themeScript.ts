/**
 * Runs before the first paint, so that what this device knows never flashes: `data-theme` is `dark`, `light` or
 * `system`; `data-slash="off"` says that the key of that name leads nowhere; `data-locale` is the language and the country
 * that the person chose; `data-session="in"` says that a person seems to be signed in, with the person's picture in
 * `--avatar`.
 */
export const themeScript =
  'try{var e=document.documentElement,d=e.dataset,l=localStorage,t=l.getItem("marquee-theme");' +
  'if(t==="light"||t==="system")d.theme=t;' +
  'if(l.getItem("marquee-slash")==="off")d.slash="off";' +
  'if(t=l.getItem("marquee-locale"))d.locale=t;' +
  't=JSON.parse(l.getItem("marquee-session"));' +
  'if(t&&t.v===1){d.session="in";' +
  // Nothing that could end the url() or load without https.
  'if(/^(\\/(?!\\/)|https:\\/\\/)[^\\s"\\\\]+$/.test(t.photo))e.style.setProperty("--avatar",`url("${t.photo}")`)}' +
  '}catch(e){}';
