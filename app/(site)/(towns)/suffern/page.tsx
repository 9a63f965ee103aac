import { townRoute } from '../town-route'

const { generateMetadata, TownRoute } = townRoute('suffern')

export const revalidate = 3600
export { generateMetadata }
export default TownRoute
