/** Fields that an article shows of related documents; of an author, only the name. */
export const postRelations = {
  categories: { slug: true, title: true },
  tags: { slug: true, title: true },
  // The addresses of a picture and its sizes are derived from their file names.
  media: {
    alt: true,
    filename: true,
    focalX: true,
    focalY: true,
    height: true,
    sizes: true,
    url: true,
    width: true,
  },
  users: { name: true },
} as const
