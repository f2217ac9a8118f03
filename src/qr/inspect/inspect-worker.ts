import { expose } from 'comlink'
import { inspectApi } from './inspect-api'

expose(inspectApi)
