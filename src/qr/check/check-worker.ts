import { expose } from 'comlink'
import { createCheckApi } from './check-api'

expose(createCheckApi())
