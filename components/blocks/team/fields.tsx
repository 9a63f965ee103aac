import { type FieldsProps } from '@/components/fields/field-props'
import { ListField } from '@/components/fields/list-field'
import { PictureField } from '@/components/fields/picture-field'
import { TextField } from '@/components/fields/text-field'
import { type TeamConfig } from './schema'

export function TeamFields({ config, change, errors }: FieldsProps<TeamConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <ListField
        label="Members"
        one="Member"
        rows={config.members}
        empty={{ name: '', role: '', bio: '', image: '' }}
        onChange={(members) => change({ members })}
        error={errors.members}
      >
        {(member, set, index) => (
          <>
            <TextField
              label="Name"
              value={member.name}
              onChange={(name) => set({ name })}
              error={errors[`members.${index}.name`]}
            />
            <TextField
              label="Role"
              value={member.role}
              onChange={(role) => set({ role })}
              error={errors[`members.${index}.role`]}
            />
            <TextField
              label="About"
              rows={3}
              value={member.bio}
              onChange={(bio) => set({ bio })}
              error={errors[`members.${index}.bio`]}
            />
            <PictureField label="Portrait" value={member.image} onChange={(image) => set({ image })} />
          </>
        )}
      </ListField>
    </>
  )
}
