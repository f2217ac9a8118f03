/**
 * Runs in the page before React: the browser may offer to install the site before its scripts have
 * loaded. The event is stored until the visitor has created or scanned a code.
 */
export const catchInstallPrompt = `addEventListener("beforeinstallprompt",(event)=>{
event.preventDefault();window.installPrompt=event});
addEventListener("appinstalled",()=>{delete window.installPrompt})`
