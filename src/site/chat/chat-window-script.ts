import { chatProvider } from './find-chat'

/**
 * Message from the chat's document to the page; `state` is the data that the chat would have
 * stored.
 */
export type ChatMessage = { chat: 'news' | 'read' | 'left' } | { chat: 'stored'; state: string }

/**
 * Runs in the chat's document, whose `dataset` contains the ids, and loads the provider's script.
 * The document is sandboxed and has neither cookies nor storage, so the script receives a
 * substitute for them, initialized with the data that the page has saved (the name of the frame).
 */
export const chatWindowScript = `(()=>{
const {property,widget,lang}=document.currentScript.dataset;
const show=(id)=>{for(const part of document.querySelectorAll("[role=status]>p"))part.hidden=part.id!==id};
const tell=(message)=>parent!==window&&parent.postMessage(message,location.origin);
let saved={};
try{saved=JSON.parse(window.name)||{}}catch{}
const areas={};
const save=()=>tell({chat:"stored",state:JSON.stringify(areas)});
for(const area of ["localStorage","sessionStorage","cookies"])areas[area]={...saved[area]};
for(const area of ["localStorage","sessionStorage"])Object.defineProperty(window,area,{value:{
getItem:(key)=>areas[area][key]??null,
setItem(key,value){areas[area][key]=String(value);save()},
removeItem(key){delete areas[area][key];save()},
clear(){areas[area]={};save()},
key:(index)=>Object.keys(areas[area])[index]??null,
get length(){return Object.keys(areas[area]).length}}});
Object.defineProperty(document,"cookie",{
get:()=>Object.entries(areas.cookies).map((pair)=>pair.join("=")).join("; "),
set(text){
const [,key,value]=/^\\s*([^=;]+)=([^;]*)/.exec(text)??[];
if(!key)return;
/;\\s*(max-age=(0|-)|expires=thu, 01.jan.1970)/i.test(text)?delete areas.cookies[key]:areas.cookies[key]=value;
save()}});
window.Tawk_LoadStart=new Date();
window.Tawk_API={embedded:"tawk_"+property,
onLoad(){window.Tawk_API.setAttributes?.({language:lang},()=>{})},
onUnreadCountChanged(count){tell({chat:count>0?"news":"read"})}};
const script=document.createElement("script");
script.async=true;
script.src="https://embed.${chatProvider}/"+property+"/"+widget;
script.charset="UTF-8";
script.crossOrigin="anonymous";
script.onload=()=>show("");
script.onerror=()=>show("failed");
document.head.append(script);
addEventListener("keydown",(event)=>event.key==="Escape"&&tell({chat:"left"}))})()`
