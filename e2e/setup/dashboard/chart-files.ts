/** What is loaded for charts alone; the words of maps come with the chart that has one. */
export const chartFiles = /\/assets\/(charts|chartParts|dispatch)-/
