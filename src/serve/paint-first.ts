const asyncScript =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Runs in the page: fetches and starts what was held back once the first picture stands. A tab that
 * is not seen paints nothing, so a timer is there as well. Turbopack and React know a script by its
 * `src` as it is written.
 */
const starter = `(paths)=>{
const policy=window.trustedTypes?.createPolicy("start",{createScriptURL:(path)=>{if(path.startsWith("/_next/static/"))return path;throw new TypeError(path)}});
let begun=false;
const begin=()=>{if(begun)return;begun=true;
for(const path of paths){const script=document.createElement("script");script.src=policy?policy.createScriptURL(path):path;script.async=true;document.head.append(script)}};
new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,1000)}`

/**
 * A page that is painted before its scripts are fetched. It can be read without them, and they would
 * stand between a phone and its first picture: on the line beside style sheet and fonts, and in the
 * processor, which takes longer to bring a page to life than to draw it.
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf('</body>')
  const paths = [...html.matchAll(asyncScript)].map(([, path]) => path)
  if (end < 0 || paths.length === 0) return html
  const held = html.slice(0, end).replace(asyncScript, '').replace(scriptPreload, '')
  return `${held}<script>(${starter})(${JSON.stringify(paths)})</script>${html.slice(end)}`
}
