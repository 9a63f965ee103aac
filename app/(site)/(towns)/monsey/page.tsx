import { townRoute } from '../town-route'

const { generateMetadata, TownRoute } = townRoute('monsey')

export const revalidate = 3600
export { generateMetadata }
export default TownRoute
