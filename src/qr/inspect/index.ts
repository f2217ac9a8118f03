export type { Inspector } from './connect-inspector'
export { maxHistoryCodes } from './history-limit'
export type { InspectedSymbol } from './inspect-api'
export type { SymbolFacts, SymbolSegment } from './symbol-facts'
