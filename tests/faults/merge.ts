import { type Fault } from './fault'

export const merge: Fault[] = [
  {
    file: 'lib/record-merge/merge.ts',
    find: "answers[key] === 'remote' : sameValue(localValue, baseValue))",
    replace: "answers[key] === 'remote' : sameValue(remoteValue, baseValue))",
    harm: 'Merging two people’s work undoes what each of them has changed.',
  },
  {
    file: 'lib/record-merge/merge.ts',
    find: '!sameValue(local, remote) && !sameValue(local, base) && !sameValue(remote, base)',
    replace: '!sameValue(local, remote) && !sameValue(local, base)',
    harm: 'People are asked to choose between their own change and nothing.',
  },
  {
    file: 'lib/record-merge/merge.ts',
    find: 'Object.keys({ ...remote.config, ...local.config })',
    replace: 'Object.keys(local.config)',
    harm: 'Who chooses a colleague’s version of a component loses the fields that only that version has.',
  },
  {
    file: 'lib/record-merge/merge.ts',
    find: '...localBlocks.keys(), ...remote.map(({ id }) => id)])\n  return',
    replace: '...localBlocks.keys()])\n  return',
    harm: 'A component that a colleague has added disappears when two were added under one id.',
  },
  {
    file: 'lib/record-merge/merge.ts',
    find: 'for (const ids of [places.remote, places.local])',
    replace: 'for (const ids of [places.local, places.remote])',
    harm: 'A new component lands below the colleague’s, not where it was put.',
  },
  {
    file: 'lib/record-merge/merge-records.ts',
    find: 'originOf(isChanged(versions.local), isChanged(versions.remote), contested.has(name))',
    replace: 'originOf(isChanged(versions.remote), isChanged(versions.local), contested.has(name))',
    harm: 'The dialog says “from you” of what somebody else has written.',
  },
  {
    file: 'lib/record-merge/merge-records.ts',
    find: "  contested.delete('blocks')\n",
    replace: '',
    harm: 'A page that two people have edited asks a question that nobody can answer.',
  },
  {
    file: 'lib/data/lead-changes.ts',
    find: 'where: { OR: [{ id: merged.id }, { mergedIntoId: merged.id }] }',
    replace: 'where: { id: merged.id }',
    harm: 'What was joined to a request before is shown nowhere any more.',
  },
  {
    file: 'lib/data/lead-changes.ts',
    find: 'merged.followUpOn && !survivor.followUpOn',
    replace: 'merged.followUpOn',
    harm: 'Joining two requests moves the day on which somebody had promised to call.',
  },
  {
    file: 'lib/data/lead-changes.ts',
    find: 'await tx.lead.updateMany({ where: { ...where, value }, data: { value: null } })',
    replace: 'await tx.lead.updateMany({ where, data: { value: null } })',
    harm: 'Taking a join back erases the value that staff have entered since.',
  },
]
