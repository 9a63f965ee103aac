import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TeamConfig } from './definition'

export { Users as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<TeamConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigList of={block} name="members" rowName="Member" empty={{ name: '', role: '', bio: '', image: '' }}>
      {(member) => (
        <>
          <ConfigText of={member} name="name" />
          <ConfigText of={member} name="role" />
          <ConfigText of={member} name="bio" rows={3} />
          <ConfigPicture of={member} name="image" />
        </>
      )}
    </ConfigList>
  </>
)
