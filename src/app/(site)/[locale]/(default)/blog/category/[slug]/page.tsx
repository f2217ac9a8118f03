import { createTopicPage } from '@/site/articles/create-topic-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

const page = createTopicPage('category')
export const generateMetadata = page.generateMetadata
export default page.Page
