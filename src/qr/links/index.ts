export { listHiddenCharacters, nameCharacter } from './find-hidden-characters'
export { inspectLink } from './inspect-link'
export type { LinkFinding, LinkFindingKey, LinkPart, LinkPartRole } from './link-facts'
