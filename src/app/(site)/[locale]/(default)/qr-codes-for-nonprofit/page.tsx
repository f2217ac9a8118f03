import { createSolutionPage } from '@/site/solutions/create-solution-page'

export const dynamic = 'force-static'

const page = createSolutionPage('qr-codes-for-nonprofit')
export const generateMetadata = page.generateMetadata
export default page.Page
