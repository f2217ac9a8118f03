/**
 * Runs in the page, before anything of React: the browser may offer to install the site before its
 * scripts are there. The offer is kept until someone has seen what the site is good for.
 */
export const catchInstallPrompt = `addEventListener("beforeinstallprompt",(event)=>{
event.preventDefault();window.installPrompt=event});
addEventListener("appinstalled",()=>{delete window.installPrompt})`
