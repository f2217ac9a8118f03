/**
 * Runs in the page, before anything of React: a page is painted before its scripts are fetched, and
 * parts of it come to life later still. A press on a button that no one listens to yet is held and
 * done as soon as React has taken the button over, which shows in the properties that React leaves
 * on an element. A button that goes away, as when its part could not be loaded, takes its press
 * along.
 */
export const holdPresses = `(()=>{
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
