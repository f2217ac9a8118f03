import { encodedVcodePattern, vcodeName } from './vcode-cookie'

/** Attribute with the address of a page's sign-up links. */
export const signUpAttribute = 'data-sign-up'

/**
 * Runs in the page before React. Pages are the same for all visitors, so the visitor's source is
 * added to sign-up links in the browser: on pointer, focus or press, and so before a link is
 * followed or copied.
 */
export const carryVcode = `(()=>{
const carry=(event)=>{
const link=event.target.closest?.("a[href]");
const named=link&&document.querySelector("[${signUpAttribute}]");
if(!named)return;
const address=new URL(link.href);
const signUp=new URL(named.getAttribute("${signUpAttribute}"));
if(address.origin!==signUp.origin||address.pathname!==signUp.pathname)return;
const [,encoded]=document.cookie.match(/(?:^|; )${vcodeName}=(${encodedVcodePattern})(?:;|$)/)??[];
if(!encoded||address.searchParams.has("${vcodeName}"))return;
try{address.searchParams.set("${vcodeName}",decodeURIComponent(encoded))}catch{return}
link.href=address.href};
for(const type of ["pointerover","pointerdown","focusin","click","auxclick","contextmenu"])
addEventListener(type,carry,true)})()`
