import type { Predicate } from './predicate'

export const isTranslator: Predicate = ({ req }) => req.user?.role === 'translator'
