import { type ServiceSlug } from '@/lib/business/services'
import { type ServiceGuide } from './guide'
import { kitchenRemodeling } from './kitchen-remodeling'
import { bathroomRemodeling } from './bathroom-remodeling'
import { customCabinets } from './custom-cabinets'
import { countertopsVanities } from './countertops-vanities'
import { cabinetRefacing } from './cabinet-refacing'
import { tileBacksplashInstallation } from './tile-backsplash-installation'
import { homeRenovation } from './home-renovation'
import { flooringInstallation } from './flooring-installation'

export const guides: Readonly<Record<ServiceSlug, ServiceGuide>> = {
  'kitchen-remodeling': kitchenRemodeling,
  'bathroom-remodeling': bathroomRemodeling,
  'custom-cabinets': customCabinets,
  'countertops-vanities': countertopsVanities,
  'cabinet-refacing': cabinetRefacing,
  'tile-backsplash-installation': tileBacksplashInstallation,
  'home-renovation': homeRenovation,
  'flooring-installation': flooringInstallation,
}
