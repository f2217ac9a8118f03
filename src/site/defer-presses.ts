/**
 * Runs in the page before React: a page is painted before its scripts are fetched, and parts of it are
 * hydrated later. A click on a button without a handler is held and repeated once React has hydrated the
 * button, which shows in the properties that React adds to an element. If the button is removed, its
 * click is dropped.
 */
export const deferPresses = `(()=>{
const isAlive=(button)=>Object.keys(button).some((key)=>key.startsWith("__reactProps"));
const held=new Set();
addEventListener("click",(event)=>{
const button=event.target.closest?.("button[type=button]");
if(!button||isAlive(button))return;
event.preventDefault();event.stopImmediatePropagation();
if(held.has(button))return;
held.add(button);
const wait=()=>{
if(button.isConnected&&!isAlive(button))return setTimeout(wait,30);
held.delete(button);
if(button.isConnected)button.click()};
wait()},true)})()`
