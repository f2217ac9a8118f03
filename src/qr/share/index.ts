export { hasSafeLogo } from './has-safe-logo'
export { packText, unpackText } from './pack-text'
export { readShareFragment, type SharedCode, writeShareFragment } from './share-link'
