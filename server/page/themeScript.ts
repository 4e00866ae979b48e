/** Runs before the first paint, so that a chosen theme never flashes. `theme` is `dark`, `light` or `system`. */
export const themeScript =
  'try{var t=localStorage.getItem("marquee-theme");' +
  'if(t==="light"||t==="system")document.documentElement.dataset.theme=t}catch(e){}';
