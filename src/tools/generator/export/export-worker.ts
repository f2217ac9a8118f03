import { expose } from 'comlink'
import { drawScene } from './draw-scene'

const exportApi = { drawScene }
export type ExportApi = typeof exportApi

expose(exportApi)
