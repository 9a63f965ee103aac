import { auditActions, deletedKind, type AuditRow } from './audit-actions'

type Entry = Pick<AuditRow, 'action' | 'target' | 'detail' | 'staffName' | 'targetName' | 'detailName'>
type Sentence = { who: string; did: string; to: string; more: string }

const goneLead = 'a deleted lead'
const forGood = /^for good(?:: )?/

/** Adds the name of a trashed or purged record to a sentence, or its kind if the name is unknown. */
function deletionSentence(sentence: Sentence, { detail, targetName }: Entry, kind: string): Sentence {
  const to = targetName ?? detail.replace(forGood, '')
  return {
    ...sentence,
    did: to ? sentence.did : `deleted ${kind}`,
    to,
    more: forGood.test(detail) ? 'for good' : '',
  }
}

/** Returns an entry as a sentence in two parts: who did what, and to what. It has no id of a record. */
export function auditSentence(entry: Entry): Sentence {
  const { action, target, detail, staffName, targetName, detailName } = entry
  const sentence = {
    who: staffName ?? 'Someone',
    did: auditActions[action]?.verb ?? action,
    to: target,
    more: detail,
  }
  const record = deletedKind(action)
  // The name of a deleted lead must not stay here either.
  if (record?.kind === 'lead') return { ...sentence, to: '' }
  if (record) return deletionSentence(sentence, entry, `a ${record.one.toLowerCase()}`)
  switch (action) {
    case 'sign-in-failed':
      return { ...sentence, to: '', more: [target, detail].filter(Boolean).join(' · ') }
    // The sentence has the account's name already.
    case 'staff-joined':
      return { ...sentence, to: '', more: detail && `as ${detail}` }
    case 'staff-deactivated':
      return detail === 'reactivated' ? { ...sentence, did: 'reactivated', more: '' } : sentence
    case 'staff-invited':
      return detail === 'taken back'
        ? { ...sentence, did: 'withdrew the invitation of', more: '' }
        : { ...sentence, more: detail && `as ${detail}` }
    case 'redirect-changed':
      return detail === 'deleted' ? { ...sentence, did: 'deleted the redirect of', more: '' } : sentence
    case 'picture-deleted':
      return deletionSentence(sentence, entry, 'a picture')
    case 'lead-trashed':
      return {
        ...sentence,
        did: targetName ? 'moved to the trash the lead of' : 'moved to the trash',
        to: targetName ?? goneLead,
      }
    // The import is known by where it came from.
    case 'posts-imported':
      return { ...sentence, to: '' }
    case 'leads-merged':
      return {
        ...sentence,
        did: 'joined',
        to: `${detailName ?? goneLead} and ${targetName ?? goneLead}`,
        more: '',
      }
    case 'project-published':
      return { ...sentence, to: targetName ?? 'the project of a deleted job' }
    case 'words-changed':
      return { ...sentence, to: targetName ?? target }
    default:
      return sentence
  }
}

/** Returns "the address 203.0.113.5" or the like; empty where it is unknown. */
export function addressWords(address: string): string {
  if (!address || address === 'unknown') return ''
  if (/^127\.|^0:0:0:0::\/64$/.test(address)) return 'the server itself'
  if (/^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^f[cd]|^fe80/.test(address))
    return `a device in the server’s own network, ${address.replace('::/64', '')}`
  return address.endsWith('::/64') ? `the network ${address.slice(0, -5)}` : `the address ${address}`
}
