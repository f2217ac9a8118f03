/** What an article shows of the documents it points to; of an author nothing but the name. */
export const postRelations = {
  categories: { slug: true, title: true },
  tags: { slug: true, title: true },
  media: { url: true, alt: true, width: true, height: true },
  users: { name: true },
} as const
