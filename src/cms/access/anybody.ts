import type { Predicate } from './predicate'

export const anybody: Predicate = () => true
