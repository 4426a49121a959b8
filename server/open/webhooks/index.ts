export {
  type Audience,
  appsToReach,
  enqueueOrderWebhook,
  enqueuePayoutWebhook,
  enqueueWebhook,
  type Place,
} from './enqueue.ts'
