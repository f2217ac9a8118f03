/** What an article shows of the documents it points to; of an author nothing but the name. */
export const postRelations = {
  categories: { slug: true, title: true },
  tags: { slug: true, title: true },
  // The addresses of a picture and its sizes are made of their file names.
  media: { alt: true, filename: true, height: true, sizes: true, url: true, width: true },
  users: { name: true },
} as const
