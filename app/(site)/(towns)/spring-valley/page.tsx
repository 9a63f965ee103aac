import { townRoute } from '../town-route'

const { generateMetadata, TownRoute } = townRoute('spring-valley')

export const revalidate = 3600
export { generateMetadata }
export default TownRoute
