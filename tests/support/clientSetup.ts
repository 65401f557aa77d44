import './jsdomGaps';
import '@testing-library/jest-dom';
