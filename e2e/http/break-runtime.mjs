// Loaded into every process of a site under test: shifts its clock, and sends its questions about public
// names to a name server of the test.
import { promises } from 'node:dns'
import { readFileSync, watch } from 'node:fs'

const { BREAK_CLOCK: file, BREAK_NAME_SERVER: nameServer } = process.env
const RealDate = Date
let shiftMs = 0

function readShift() {
  shiftMs = Number(readFileSync(file, 'utf8'))
}

readShift()
watch(file, readShift).unref()
const now = () => RealDate.now() + shiftMs
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

const { prototype } = promises.Resolver
const directed = new WeakSet()
for (const name of ['resolve4', 'resolve6']) {
  const resolve = prototype[name]
  prototype[name] = function resolveThere(...args) {
    if (!directed.has(this)) this.setServers([nameServer])
    directed.add(this)
    return resolve.apply(this, args)
  }
}
