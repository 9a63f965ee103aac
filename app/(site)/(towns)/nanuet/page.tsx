import { townRoute } from '../town-route'

const { generateMetadata, TownRoute } = townRoute('nanuet')

export const revalidate = 3600
export { generateMetadata }
export default TownRoute
