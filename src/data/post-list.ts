/**
 * Id of the list in `post_listing` that contains all articles; other lists have the id of their
 * category or tag.
 */
export const everyPost = '00000000-0000-0000-0000-000000000000'
