// All operations, only for the sandbox, the coverage page and tests. Screens import the file of their resource instead,
// so that they load only that resource's schemas.
import { listAgents } from './agents';
import { createArticle, deleteArticle, getArticle, listArticles, updateArticle } from './articles';
import {
  confirmEdits,
  confirmNewAssistant,
  getAssistant,
  getAssistantText,
  listAssistants,
  proposeEdits,
  proposeNewAssistant,
} from './assistants';
import { answerChallenge, signIn } from './auth';
import { getAutomationRule, listAutomationRules } from './automation-rules';
import {
  createAvailabilityReason,
  deleteAvailabilityReason,
  listAvailabilityReasons,
  updateAvailabilityReason,
} from './availability-reasons';
import { createCampaign, getCampaign, previewCampaign } from './campaigns';
import {
  createCannedResponse,
  deleteCannedResponse,
  listCannedResponses,
  updateCannedResponse,
} from './canned-responses';
import { createCategory, deleteCategory, listCategories, updateCategory } from './categories';
import { findConversations, getConversation, listConversations, listMessages } from './conversations';
import { listEmailSenders } from './email-senders';
import type { OperationSpec } from './http/operation';
import { getInbox, listInboxes, listMessageTemplates } from './inboxes';
import { listLabels } from './labels';
import { createMacro, deleteMacro, getMacro, listMacros, updateMacro } from './macros';
import { createPortal, getPortal, listPortals, updatePortal } from './portals';
import {
  addMembers,
  createTeam,
  deleteTeam,
  getTeam,
  listMembers,
  listTeams,
  removeMember,
  updateTeam,
} from './teams';
import { createUpload } from './uploads';

/** All operations, including sign-in. */
export const OPERATIONS: readonly OperationSpec[] = [
  signIn,
  answerChallenge,
  findConversations,
  listConversations,
  getConversation,
  listMessages,
  listInboxes,
  getInbox,
  listMessageTemplates,
  listCannedResponses,
  createCannedResponse,
  updateCannedResponse,
  deleteCannedResponse,
  listMacros,
  createMacro,
  getMacro,
  updateMacro,
  deleteMacro,
  listAutomationRules,
  getAutomationRule,
  listAvailabilityReasons,
  createAvailabilityReason,
  updateAvailabilityReason,
  deleteAvailabilityReason,
  listTeams,
  getTeam,
  updateTeam,
  createTeam,
  deleteTeam,
  listMembers,
  addMembers,
  removeMember,
  listAgents,
  listLabels,
  listPortals,
  getPortal,
  createPortal,
  updatePortal,
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  listArticles,
  getArticle,
  createArticle,
  updateArticle,
  deleteArticle,
  createUpload,
  listEmailSenders,
  previewCampaign,
  createCampaign,
  getCampaign,
  listAssistants,
  getAssistant,
  getAssistantText,
  proposeEdits,
  confirmEdits,
  proposeNewAssistant,
  confirmNewAssistant,
];
