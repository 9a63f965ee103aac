import { FileText, LayoutDashboard } from 'lucide-react'
import { Tab, TabLinks, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { Specimen, SpecimenGroup } from './specimen'

export function KitTabs({ view }: { view: 'open' | 'late' }) {
  return (
    <SpecimenGroup title="Tabs">
      <Specimen title="Panels" className="block">
        <Tabs defaultValue="projects">
          <TabList label="Content">
            <Tab value="projects" count={13}>
              Projects
            </Tab>
            <Tab value="testimonials" count={12}>
              Testimonials
            </Tab>
            <Tab value="media" disabled>
              Media
            </Tab>
          </TabList>
          <TabPanel value="projects">Thirteen projects.</TabPanel>
          <TabPanel value="testimonials">Twelve testimonials.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen title="Views of a list" className="block">
        <TabLinks
          label="Views"
          links={[
            { href: '/admin/kit', current: view === 'open', children: 'Open', count: 77 },
            {
              href: '/admin/kit?view=late',
              current: view === 'late',
              children: 'Late',
              count: 2,
              late: true,
            },
            { href: '/admin/kit?view=mine', current: false, children: 'Mine', count: 0 },
          ]}
        />
      </Specimen>
      <div className="max-tablet:hidden">
        <Specimen title="In the masthead" className="h-18 items-stretch border-b border-hair">
          <TabLinks
            label="Like the masthead’s"
            look="masthead"
            links={[
              {
                href: '/admin/kit?tab=dashboard',
                current: true,
                icon: <LayoutDashboard aria-hidden="true" />,
                children: 'Dashboard',
              },
              {
                href: '/admin/kit?tab=pages',
                current: false,
                icon: <FileText aria-hidden="true" />,
                children: 'Pages',
              },
            ]}
          />
        </Specimen>
      </div>
    </SpecimenGroup>
  )
}
