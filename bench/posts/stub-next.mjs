// Lets the finders run outside Next: every read is repeated, and nothing is sent to a browser.
const stubs = { 'server-only': '' }

export function resolve(specifier, context, next) {
  // Behind these hooks, tsx resolves the final slash as a folder of the repository.
  if (specifier === 'punycode/') return next('punycode/punycode.es6.js', context)
  const source = stubs[specifier]
  return source === undefined
    ? next(specifier, context)
    : { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
}
