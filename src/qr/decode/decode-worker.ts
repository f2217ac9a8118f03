import { expose } from 'comlink'
import { decodeApi } from './decode-api'

expose(decodeApi)
