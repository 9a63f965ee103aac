import { townRoute } from '../town-route'

const { generateMetadata, TownRoute } = townRoute('pearl-river')

export const revalidate = 3600
export { generateMetadata }
export default TownRoute
