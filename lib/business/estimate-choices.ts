import texts from '@/lib/content/facts/estimate-choices.json'
import { type LineId } from './estimate-lines'

// Questions of an estimate, and the part of a line that each answer takes.

/** A share of a line: where within its range, 0 to 1, this work begins and ends. */
export type Share = { line: LineId; span: readonly number[] }
type Option = { label: string; takes: readonly Share[] }
type Question = {
  legend: string
  /** The room that it applies to; without one every room. */
  room?: 'kitchen' | 'bathroom'
  /** From the least work to the most: each answer takes at least what the one before it takes. */
  options: Record<string, Option>
  usual: string
}

type Questions = typeof texts.questions
export type WorkQuestion = keyof Questions
/** An answer to each question. */
export type WorkChoices = { [Q in WorkQuestion]: keyof Questions[Q]['options'] }

/** Questions about the work, in the order of the form. */
export const workQuestions = texts.questions as Record<WorkQuestion, Question>
export const workQuestionIds = Object.keys(workQuestions) as WorkQuestion[]

/** Returns a question in its general type. */
export const questionOf = (id: WorkQuestion): Question => workQuestions[id]

/** Default answers. */
export const defaultWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, workQuestions[id].usual]),
) as WorkChoices

/** Answers with nothing done: the first to each question. */
export const noWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, Object.keys(workQuestions[id].options)[0]]),
) as WorkChoices

export const estimateRooms = texts.rooms
export type EstimateRoom = keyof typeof estimateRooms
export type SingleRoom = Exclude<EstimateRoom, 'both'>

export const sizeNames = texts.sizes
export type SizeName = keyof typeof sizeNames

/** Floor of a room of each size in square feet, and a description of such a room. */
export const roomSizes: Record<SingleRoom, Record<SizeName, { feet: number; like: string }>> = texts.roomSizes
/** Accepted floors in square feet. */
export const possibleFeet = { from: 15, to: 1_000, said: '15 to 1,000' }

export const levels = texts.levels
export type Level = keyof typeof levels
