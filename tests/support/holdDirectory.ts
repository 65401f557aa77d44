/** A separate process that holds a data directory until its input ends. */
import { openDataDirectory } from '../../api/database/dataDirectory';

try {
  openDataDirectory(process.argv[2] ?? '');
  console.log('held');
  process.stdin.resume();
} catch (error) {
  console.log((error as Error).message);
}
