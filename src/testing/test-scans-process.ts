import { serveTestScans } from '@/http/scans/serve-test-scans'

// Serves scans in a separate process, with the settings as JSON on the command line. Sends its parent
// the port and, in reply to any message, the processor time it has used.
const { port } = await serveTestScans(JSON.parse(process.argv[2] ?? '{}'))
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.send?.({ port })
