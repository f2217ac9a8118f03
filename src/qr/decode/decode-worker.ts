import { serveDecoder } from './serve-decoder'

serveDecoder(self)
