import { paths } from '@/paths'
import { reloadKeys } from '@/std/reload-keys'
/**
 * Runs in the page: loads the deferred scripts after the first paint. A timer starts them as well,
 * because a background tab does not paint. Turbopack and React identify a script by its `src` as
 * written.
 *
 * A script that fails to load is requested once more. If that fails too, or a script throws before
 * React controls the document, the page would be unusable. If a script is missing, the page is
 * reloaded once, in the same way as by `ui/reload-once.ts`; otherwise its content is replaced by
 * the failure page, with the error's message as the heading. Without a connection the page remains
 * readable, and is reloaded when there is a connection again.
 */
export const startScripts = `(paths,failurePath)=>{
const policy=window.trustedTypes?.createPolicy("start",{createScriptURL:(path)=>{if(path.startsWith("${paths.staticFiles}"))return path;throw new TypeError(path)}});
let begun=false,failed=false;
const fail=(message)=>{
if(failed||Object.keys(document).some((key)=>key.startsWith("__reactContainer")))return;
failed=true;
if(!message){
if(!navigator.onLine)return addEventListener("online",()=>location.reload());
try{
const now=Date.now(),kept=sessionStorage;
if(kept.getItem("${reloadKeys.path}")!==location.pathname&&now-kept.getItem("${reloadKeys.at}")>=1e4){
kept.setItem("${reloadKeys.path}",location.pathname);kept.setItem("${reloadKeys.at}",now);return location.reload()}
}catch{}}
const request=new XMLHttpRequest();
request.open("GET",failurePath);request.responseType="document";
request.onload=()=>{
const content=request.response?.querySelector("#content"),heading=content?.querySelector("#failure");
if(!heading)return;
heading.textContent=document.title=message||heading.dataset.notLoaded;
document.querySelector("#content").replaceWith(document.adoptNode(content));
content.focus()};
request.send()};
const start=(path,last)=>{
const script=document.createElement("script");
script.src=policy?policy.createScriptURL(path):path;script.async=true;
script.onerror=()=>{script.remove();last?fail():setTimeout(start,500,path,true)};
document.head.append(script)};
const begin=()=>{if(begun)return;begun=true;for(const path of paths)start(path)};
addEventListener("error",({filename,message,error})=>{if(filename?.includes("/_next/static/"))fail(error?.message||message)});
addEventListener("unhandledrejection",({reason})=>{if(reason?.name==="ChunkLoadError")fail();else if(reason?.stack?.includes("/_next/static/"))fail(reason.message)});
new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,1000)}`
