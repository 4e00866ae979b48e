/**
 * Runs before the first paint, so that a choice made on this device never flashes: `data-theme` is `dark`, `light` or
 * `system`; `data-slash="off"` says that the key of that name leads nowhere.
 */
export const themeScript =
  'try{var d=document.documentElement.dataset,t=localStorage.getItem("marquee-theme");' +
  'if(t==="light"||t==="system")d.theme=t;' +
  'if(localStorage.getItem("marquee-slash")==="off")d.slash="off"}catch(e){}';
