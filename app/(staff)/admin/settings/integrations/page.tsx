import { IntegrationsScreen } from '@/components/admin/settings/integrations-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { listIntegrations } from '@/lib/integrations/list'

export const generateMetadata = () => staffMetadata('Integrations')

export default async function IntegrationsPage() {
  await requireOwnerPage()
  return <IntegrationsScreen integrations={await listIntegrations()} />
}
