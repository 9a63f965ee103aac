import { type FieldsProps } from '@/components/fields/field-props'
import { Fields as SectionFields } from '../section/fields'
import { type GalleryConfig } from './definition'

export { Images as Icon } from 'lucide-react'

const folded = {
  'Words of the filter': ['all', 'kitchens', 'bathrooms'],
  'Titles of the rows': ['featuredKitchens', 'pairs', 'featuredBaths', 'moreKitchens', 'moreBaths'],
  'While no project is published': [
    'emptyText',
    'finishesTitle',
    'finishesText',
    'finishesButton',
    'callTitle',
    'callText',
    'call',
    'recommendations',
    'promise',
  ],
}

export const Fields = (block: FieldsProps<GalleryConfig>) => (
  <SectionFields {...block} texts={['title', 'text']} folded={folded} />
)
