import { serveTestDoor } from './serve-test-door'

// A door in a process of its own, with its settings as JSON on the command line. Tells its parent
// the port and, when asked anything, how much processor time it has used.
const { port } = await serveTestDoor(JSON.parse(process.argv[2] ?? '{}'))
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.send?.({ port })
