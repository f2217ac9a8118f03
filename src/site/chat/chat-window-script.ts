import { consentCookieName } from '../consent/consent-cookie'
import { chatProvider } from './find-chat'

/** What the chat's document tells the page around it. */
export type ChatMessage = { chat: 'news' | 'read' | 'left' }

/**
 * Runs in the chat's document: looks for the visitor's consent once more, since the document has an
 * address of its own, and then fetches the provider's script. Its `dataset` carries the ids.
 */
export const chatWindowScript = `(()=>{
const {property,widget,lang}=document.currentScript.dataset;
const show=(id)=>{for(const part of document.querySelectorAll("[role=status]>p"))part.hidden=part.id!==id};
if(!/(?:^|; )${consentCookieName}=(?:[^;]*\\.)?chat-yes(?:\\.|;|$)/.test(document.cookie))return show("failed");
const tell=(chat)=>parent!==window&&parent.postMessage({chat},location.origin);
window.Tawk_LoadStart=new Date();
window.Tawk_API={embedded:"tawk_"+property,
onLoad(){window.Tawk_API.setAttributes?.({language:lang},()=>{})},
onUnreadCountChanged(count){tell(count>0?"news":"read")}};
const script=document.createElement("script");
script.async=true;
script.src="https://embed.${chatProvider}/"+property+"/"+widget;
script.charset="UTF-8";
script.crossOrigin="anonymous";
script.onload=()=>show("");
script.onerror=()=>show("failed");
document.head.append(script);
addEventListener("keydown",(event)=>event.key==="Escape"&&tell("left"))})()`
